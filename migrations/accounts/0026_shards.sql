CREATE TABLE `shard_moves` (
	`move` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`source` integer NOT NULL,
	`target` integer NOT NULL,
	`phase` text NOT NULL,
	`held_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "shard_moves_phases" CHECK("shard_moves"."phase" in ('copying', 'leaving', 'undoing'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shard_moves_user_id_unique` ON `shard_moves` (`user_id`);--> statement-breakpoint
CREATE INDEX `shard_moves_by_end` ON `shard_moves` (`held_until`);--> statement-breakpoint
ALTER TABLE `users` ADD `shard` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_shard` ON `users` (`shard`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `moved_by` integer;--> statement-breakpoint
CREATE INDEX `notifications_moved` ON `notifications` (`created_at`) WHERE "notifications"."moved_by" is not null;