-- Nothing has been mailed yet, and a column that must be filled cannot be added: the table is made anew.
DROP TABLE `mails`;--> statement-breakpoint
CREATE TABLE `mails` (
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `mails_to_send` ON `mails` (`created_at`) WHERE "mails"."sent_at" is null;
