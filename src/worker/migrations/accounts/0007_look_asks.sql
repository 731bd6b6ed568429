CREATE TABLE `look_ask_options` (
	`ask_id` text NOT NULL,
	`position` integer NOT NULL,
	`look_id` text,
	`title` text NOT NULL,
	`picture_key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	PRIMARY KEY(`ask_id`, `position`),
	FOREIGN KEY (`ask_id`) REFERENCES `look_asks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`look_id`) REFERENCES `looks`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `look_ask_options_by_look` ON `look_ask_options` (`look_id`);--> statement-breakpoint
CREATE TABLE `look_asks` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text NOT NULL,
	`shows` text NOT NULL,
	`question` text NOT NULL,
	`language` text NOT NULL,
	`card_key` text,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "look_asks_pictures" CHECK("look_asks"."shows" in ('whole', 'blurred', 'cropped', 'pieces')),
	CONSTRAINT "look_asks_languages" CHECK("look_asks"."language" in ('en', 'fr', 'es', 'zh', 'de', 'ja', 'ru', 'it', 'pt', 'ar'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `look_asks_key_unique` ON `look_asks` (`key`);--> statement-breakpoint
CREATE INDEX `look_asks_by_user` ON `look_asks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `look_asks_ending` ON `look_asks` (`ends_at`);--> statement-breakpoint
CREATE TABLE `look_votes` (
	`id` text PRIMARY KEY NOT NULL,
	`ask_id` text NOT NULL,
	`voter` text NOT NULL,
	`position` integer NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ask_id`) REFERENCES `look_asks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `look_votes_once` ON `look_votes` (`ask_id`,`voter`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`cleared_at` integer,
	`delivered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kinds" CHECK("__new_notifications"."kind" in ('try_on_ready', 'try_on_failed', 'credits_low', 'payment_failed', 'luxe_ends', 'luxe_ended', 'price_drop', 'back_in_stock', 'outfits_ready', 'outfit_taken_down', 'report_answered', 'friends_voted'))
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "key", "kind", "data", "created_at", "read_at", "cleared_at", "delivered_at") SELECT "id", "user_id", "key", "kind", "data", "created_at", "read_at", "cleared_at", "delivered_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_to_deliver` ON `notifications` (`created_at`) WHERE "notifications"."delivered_at" is null;