-- Of a product that hangs there under both of its names, the first save stands.
DELETE FROM `wishlist_items` WHERE EXISTS (
  SELECT 1 FROM `wishlist_items` `earlier`
  WHERE `earlier`.`user_id` = `wishlist_items`.`user_id` AND `earlier`.`product_id` = `wishlist_items`.`product_id`
    AND (`earlier`.`saved_at`, `earlier`.rowid) < (`wishlist_items`.`saved_at`, `wishlist_items`.rowid)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_items_once` ON `wishlist_items` (`user_id`,`product_id`);
