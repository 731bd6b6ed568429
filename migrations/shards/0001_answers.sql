PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`cleared_at` integer,
	`delivered_at` integer,
	`moved_by` integer,
	FOREIGN KEY (`user_id`) REFERENCES `residents`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kinds" CHECK("__new_notifications"."kind" in ('try_on_ready', 'try_on_failed', 'credits_low', 'payment_failed', 'luxe_ends', 'luxe_ended', 'price_drop', 'back_in_stock', 'outfits_ready', 'outfit_taken_down', 'report_answered'))
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "key", "kind", "data", "created_at", "read_at", "cleared_at", "delivered_at", "moved_by") SELECT "id", "user_id", "key", "kind", "data", "created_at", "read_at", "cleared_at", "delivered_at", "moved_by" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_to_deliver` ON `notifications` (`created_at`) WHERE "notifications"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_moved` ON `notifications` (`created_at`) WHERE "notifications"."moved_by" is not null;