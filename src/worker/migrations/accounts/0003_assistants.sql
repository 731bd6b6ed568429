PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_activity` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`browser` text,
	`device` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "activity_kinds" CHECK("__new_activity"."kind" in ('account_opened', 'signed_in_password', 'signed_in_passkey', 'signed_in_google', 'password_changed', 'email_changed', 'passkey_added', 'passkey_removed', 'google_added', 'google_removed', 'assistant_connected', 'second_factor_added', 'second_factor_removed', 'recovery_code_used', 'recovery_codes_renewed', 'device_ended', 'other_devices_ended', 'ended_by_support'))
);
--> statement-breakpoint
INSERT INTO `__new_activity`("id", "user_id", "kind", "browser", "device", "at") SELECT "id", "user_id", "kind", "browser", "device", "at" FROM `activity`;--> statement-breakpoint
DROP TABLE `activity`;--> statement-breakpoint
ALTER TABLE `__new_activity` RENAME TO `activity`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `activity_by_user` ON `activity` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `assistant` text;