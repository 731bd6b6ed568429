CREATE TABLE `placements` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`place` integer,
	`shown_from` integer,
	`shown_until` integer,
	`markets` text DEFAULT '[]' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `id`),
	CONSTRAINT "placements_kinds" CHECK("placements"."kind" in ('collection', 'preset', 'post'))
);
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`question` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_misses_by_time` ON `search_misses` (`last_at`);--> statement-breakpoint
CREATE TABLE `search_pins` (
	`question` text PRIMARY KEY NOT NULL,
	`product_ids` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`role` text NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_acts_token_unique` ON `catalogue_acts` (`token`);--> statement-breakpoint
CREATE INDEX `catalogue_acts_by_subject` ON `catalogue_acts` (`subject`);--> statement-breakpoint
CREATE INDEX `catalogue_acts_by_actor` ON `catalogue_acts` (`actor`);--> statement-breakpoint
CREATE INDEX `catalogue_acts_by_act` ON `catalogue_acts` (`act`);--> statement-breakpoint
ALTER TABLE `feeds` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `feeds` ADD `mapping` text;--> statement-breakpoint
ALTER TABLE `outfit_posts` ADD `reviewed_at` integer;--> statement-breakpoint
CREATE INDEX `outfit_posts_unreviewed` ON `outfit_posts` (`created_at`) WHERE "outfit_posts"."user_id" is not null and "outfit_posts"."reviewed_at" is null;
--> statement-breakpoint
-- The log is only ever added to.
CREATE TRIGGER catalogue_acts_are_final BEFORE UPDATE ON catalogue_acts
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
-- REPLACE deletes without a trigger for it.
CREATE TRIGGER catalogue_acts_are_new BEFORE INSERT ON catalogue_acts
WHEN EXISTS (SELECT 1 FROM catalogue_acts WHERE id = NEW.id OR token = NEW.token)
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_acts_stay BEFORE DELETE ON catalogue_acts
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
