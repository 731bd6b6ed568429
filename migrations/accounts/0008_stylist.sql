CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`cleared_at` integer,
	`delivered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_of_hers` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_to_deliver` ON `notifications` (`created_at`) WHERE "notifications"."delivered_at" is null;--> statement-breakpoint
CREATE TABLE `generated_outfits` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`template_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`thumbnail_key` text NOT NULL,
	`aspect` real NOT NULL,
	`made_by` text NOT NULL,
	`pieces` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `generated_outfits_by_user` ON `generated_outfits` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outfit_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`template_ids` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outfit_batches_by_user` ON `outfit_batches` (`user_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `styling_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`answers` text NOT NULL,
	`current_step` text,
	`completed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
