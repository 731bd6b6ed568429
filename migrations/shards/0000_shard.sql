CREATE TABLE `notifications` (
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
	CONSTRAINT "notifications_kinds" CHECK("notifications"."kind" in ('try_on_ready', 'try_on_failed', 'credits_low', 'payment_failed', 'luxe_ends', 'luxe_ended', 'price_drop', 'back_in_stock', 'outfits_ready'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_to_deliver` ON `notifications` (`created_at`) WHERE "notifications"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_moved` ON `notifications` (`created_at`) WHERE "notifications"."moved_by" is not null;--> statement-breakpoint
CREATE TABLE `residents` (
	`user_id` text PRIMARY KEY NOT NULL,
	`move` integer NOT NULL,
	`state` text NOT NULL,
	CONSTRAINT "residents_states" CHECK("residents"."state" in ('filling', 'open', 'closed', 'empty'))
);
--> statement-breakpoint
CREATE TABLE `wishlist_items` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`product_id` text,
	`title` text NOT NULL,
	`brand` text NOT NULL,
	`price` text NOT NULL,
	`image` text NOT NULL,
	`link` text NOT NULL,
	`category` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item_id`),
	FOREIGN KEY (`user_id`) REFERENCES `residents`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_items_once` ON `wishlist_items` (`user_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `wishlist_items_by_product` ON `wishlist_items` (`product_id`);