CREATE TABLE `albums` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `albums_by_user` ON `albums` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `looks` ADD `album_id` text REFERENCES albums(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `looks` ADD `fingerprint` text;--> statement-breakpoint
CREATE INDEX `looks_by_album` ON `looks` (`album_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_once` ON `looks` (`user_id`,`fingerprint`);