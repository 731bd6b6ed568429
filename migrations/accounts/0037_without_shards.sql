DROP TABLE `shard_moves`;--> statement-breakpoint
DROP INDEX `users_by_shard`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `shard`;--> statement-breakpoint
DROP INDEX `notifications_moved`;--> statement-breakpoint
ALTER TABLE `notifications` DROP COLUMN `moved_by`;