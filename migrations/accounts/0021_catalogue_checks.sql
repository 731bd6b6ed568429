-- No foreign key refers to these tables: their rows are copied, and dropping the old ones deletes nothing else.
CREATE TABLE `__new_collections` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`pinned` text DEFAULT '[]' NOT NULL,
	`rule` text,
	`position` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collections_kinds" CHECK("__new_collections"."kind" in ('editorial', 'call'))
);
--> statement-breakpoint
INSERT INTO `__new_collections`("slug", "title", "description", "kind", "is_premium", "image_url", "pinned", "rule", "position") SELECT "slug", "title", "description", "kind", "is_premium", "image_url", "pinned", "rule", "position" FROM `collections`;--> statement-breakpoint
DROP TABLE `collections`;--> statement-breakpoint
ALTER TABLE `__new_collections` RENAME TO `collections`;--> statement-breakpoint
CREATE TABLE `__new_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`kind` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`etag` text,
	`last_modified` text,
	`checked_at` integer,
	`imported_at` integer,
	CONSTRAINT "feeds_kinds" CHECK("__new_feeds"."kind" in ('feed', 'shopmy', 'hand'))
);
--> statement-breakpoint
INSERT INTO `__new_feeds`("id", "address", "kind", "is_sample", "etag", "last_modified", "checked_at", "imported_at") SELECT "id", "address", "kind", "is_sample", "etag", "last_modified", "checked_at", "imported_at" FROM `feeds`;--> statement-breakpoint
DROP TABLE `feeds`;--> statement-breakpoint
ALTER TABLE `__new_feeds` RENAME TO `feeds`;--> statement-breakpoint
CREATE TABLE `__new_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`state` text NOT NULL,
	`failure` text,
	`dialect` text,
	`cursor` text,
	`lease_until` integer,
	`runs` integer DEFAULT 0 NOT NULL,
	`byte_count` integer DEFAULT 0 NOT NULL,
	`read_count` integer DEFAULT 0 NOT NULL,
	`added_count` integer DEFAULT 0 NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`unchanged_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`gone_count` integer DEFAULT 0 NOT NULL,
	`reasons` text DEFAULT '{}' NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "imports_states" CHECK("__new_imports"."state" in ('fetching', 'reading', 'done', 'failed'))
);
--> statement-breakpoint
INSERT INTO `__new_imports`("id", "feed_id", "state", "failure", "dialect", "cursor", "lease_until", "runs", "byte_count", "read_count", "added_count", "changed_count", "unchanged_count", "skipped_count", "gone_count", "reasons", "started_at", "finished_at") SELECT "id", "feed_id", "state", "failure", "dialect", "cursor", "lease_until", "runs", "byte_count", "read_count", "added_count", "changed_count", "unchanged_count", "skipped_count", "gone_count", "reasons", "started_at", "finished_at" FROM `imports`;--> statement-breakpoint
DROP TABLE `imports`;--> statement-breakpoint
ALTER TABLE `__new_imports` RENAME TO `imports`;--> statement-breakpoint
CREATE INDEX `imports_by_feed` ON `imports` (`feed_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `imports_by_state` ON `imports` (`state`);