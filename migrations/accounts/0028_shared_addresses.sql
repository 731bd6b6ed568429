CREATE TABLE `known_devices` (
	`secret_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `secret_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_by_age` ON `known_devices` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `__new_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`held_until` integer,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mails_kinds" CHECK("__new_mails"."kind" in ('verify_email', 'change_email', 'reset_password', 'set_password', 'account_exists', 'password_changed', 'email_changed', 'luxe_ended', 'removal_cancelled', 'way_added', 'way_removed', 'payment_failed', 'luxe_ends', 'removal_asked'))
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "key", "user_id", "kind", "data", "email", "created_at", "attempts", "held_until", "sent_at") SELECT "id", "key", "user_id", "kind", "data", "email", "created_at", "attempts", "held_until", "sent_at" FROM `mails`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `mails_to_send` ON `mails` (`created_at`) WHERE "mails"."sent_at" is null;--> statement-breakpoint
DROP INDEX `users_email_unique`;--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`email`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_confirmed` ON `users` (`email`) WHERE "users"."email_verified_at" is not null;