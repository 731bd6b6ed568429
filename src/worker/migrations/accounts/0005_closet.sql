CREATE TABLE `closet_pieces` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`picture_key` text NOT NULL,
	`details` text NOT NULL,
	`added_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
