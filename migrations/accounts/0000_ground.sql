CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text,
	`plan` text DEFAULT 'free' NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`photo_storage` text,
	`profile_photo_key` text,
	`adult_confirmed_at` integer,
	`onboarding_completed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_credits_not_negative" CHECK("users"."credits" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `credit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`kind` text NOT NULL,
	`credits` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_one_end` ON `credit_entries` (`subject`) WHERE "credit_entries"."kind" in ('settle', 'release');--> statement-breakpoint
CREATE INDEX `credit_entries_by_user` ON `credit_entries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_once` ON `credit_entries` (`subject`,`kind`);--> statement-breakpoint
CREATE TABLE `looks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`picture_key` text NOT NULL,
	`original_outfit_url` text NOT NULL,
	`outfit_name` text NOT NULL,
	`outfit_description` text NOT NULL,
	`notes` text NOT NULL,
	`items` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `looks_by_user` ON `looks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outfit_presets` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`thumbnail_url` text NOT NULL,
	`is_premium` integer NOT NULL,
	`items` text NOT NULL,
	`garments` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `photos` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`byte_count` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `photos_by_user` ON `photos` (`user_id`,`kind`,`created_at`);