CREATE TABLE `activity` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`browser` text,
	`device` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "activity_kinds" CHECK("activity"."kind" in ('account_opened', 'signed_in_password', 'signed_in_passkey', 'signed_in_google', 'password_changed', 'email_changed', 'passkey_added', 'passkey_removed', 'google_added', 'google_removed', 'second_factor_added', 'second_factor_removed', 'recovery_code_used', 'recovery_codes_renewed', 'device_ended', 'other_devices_ended', 'ended_by_support'))
);
--> statement-breakpoint
CREATE INDEX `activity_by_user` ON `activity` (`user_id`,`at`);