DROP INDEX `wishlist_items_by_product`;--> statement-breakpoint
ALTER TABLE `wishlist_items` ADD `variant_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `wishlist_items_by_product` ON `wishlist_items` (`product_id`,`variant_id`);