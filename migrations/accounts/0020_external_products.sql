-- The triggers name tables that are replaced below, and SQLite refuses to rename a table while a trigger names a missing one.
DROP TRIGGER wishlist_items_watch;--> statement-breakpoint
DROP TRIGGER wishlist_items_unwatch;--> statement-breakpoint
DROP TRIGGER price_history_tell;--> statement-breakpoint
-- `finds` becomes `external_products`. No foreign key refers to this table, to `mails` or to `notifications`: their rows are
-- copied, and dropping the old table deletes nothing else.
CREATE TABLE `external_products` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`title` text NOT NULL,
	`brand` text NOT NULL,
	`price_cents` integer,
	`currency` text,
	`availability` text NOT NULL,
	`image` text NOT NULL,
	`image_key` text,
	`category` text NOT NULL,
	`added_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	`next_read_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "external_products_availabilities" CHECK("external_products"."availability" in ('in_stock', 'out_of_stock', 'preorder', 'unknown'))
);
--> statement-breakpoint
INSERT INTO `external_products`("id", "user_id", "address", "title", "brand", "price_cents", "currency", "availability", "image", "image_key", "category", "added_at", "read_at", "next_read_at", "failures") SELECT "id", "user_id", "address", "title", "brand", "price_cents", "currency", "availability", "image", "image_key", "category", "found_at", "read_at", "next_read_at", "failures" FROM `finds`;--> statement-breakpoint
DROP TABLE `finds`;--> statement-breakpoint
CREATE UNIQUE INDEX `external_products_once` ON `external_products` (`user_id`,`address`);--> statement-breakpoint
CREATE INDEX `external_products_to_read` ON `external_products` (`next_read_at`) WHERE "external_products"."next_read_at" is not null;--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kinds" CHECK("__new_notifications"."kind" in ('try_on_ready', 'try_on_failed', 'credits_low', 'payment_failed', 'luxe_ends', 'luxe_ended', 'price_drop', 'back_in_stock', 'outfits_ready'))
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "key", "kind", "data", "created_at", "read_at", "cleared_at", "delivered_at") SELECT "id", "user_id", "key", "kind", "data", "created_at", "read_at", "cleared_at", "delivered_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_to_deliver` ON `notifications` (`created_at`) WHERE "notifications"."delivered_at" is null;--> statement-breakpoint
CREATE TABLE `__new_mails` (
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mails_kinds" CHECK("__new_mails"."kind" in ('verify_email', 'change_email', 'reset_password', 'set_password', 'password_changed', 'email_changed', 'luxe_ended', 'removal_cancelled', 'way_added', 'way_removed', 'payment_failed', 'luxe_ends', 'removal_asked'))
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "key", "user_id", "kind", "data", "email", "created_at", "attempts", "held_until", "sent_at") SELECT "id", "key", "user_id", "kind", "data", "email", "created_at", "attempts", "held_until", "sent_at" FROM `mails`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `mails_to_send` ON `mails` (`created_at`) WHERE "mails"."sent_at" is null;--> statement-breakpoint
-- Most tables refer to `users` with ON DELETE CASCADE, and DROP TABLE would delete their rows. So each column is replaced
-- by a checked one of the same name, which leaves the table in its place.
ALTER TABLE `users` ADD COLUMN `checked_plan` text DEFAULT 'free' NOT NULL CONSTRAINT "users_plans" CHECK("checked_plan" in ('free', 'premium'));--> statement-breakpoint
ALTER TABLE `users` ADD COLUMN `checked_photo_storage` text CONSTRAINT "users_photo_storages" CHECK("checked_photo_storage" in ('device', 'account'));--> statement-breakpoint
UPDATE `users` SET `checked_plan` = `plan`, `checked_photo_storage` = `photo_storage`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `plan`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `photo_storage`;--> statement-breakpoint
ALTER TABLE `users` RENAME COLUMN `checked_plan` TO `plan`;--> statement-breakpoint
ALTER TABLE `users` RENAME COLUMN `checked_photo_storage` TO `photo_storage`;--> statement-breakpoint
-- Saving an external product starts the watch over its price, and removing it from the wishlist ends the watch, whichever
-- call does it. The first reading comes about a day later.
CREATE TRIGGER wishlist_items_watch AFTER INSERT ON wishlist_items
WHEN NEW.product_id IS NULL
BEGIN
  UPDATE external_products
  SET next_read_at = max(NEW.saved_at, read_at) + 72000000 + abs(random() % 28800000), failures = 0
  WHERE user_id = NEW.user_id AND address = NEW.item_id AND next_read_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER wishlist_items_unwatch AFTER DELETE ON wishlist_items
BEGIN
  UPDATE external_products SET next_read_at = NULL WHERE user_id = OLD.user_id AND address = OLD.item_id;
END;
--> statement-breakpoint
-- The alert for a lower price or new stock of a catalogue product, unchanged (0009_price_alerts.sql gives its reasons).
CREATE TRIGGER price_history_tell AFTER INSERT ON price_history
WHEN NEW.availability IN ('in_stock', 'preorder')
  AND EXISTS (SELECT 1 FROM wishlist_items WHERE product_id = NEW.product_id)
  AND NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = NEW.product_id AND at > NEW.at)
  AND EXISTS (
    SELECT 1 FROM products WHERE id = NEW.product_id AND (gone_at IS NULL OR NOT EXISTS (
      SELECT 1 FROM link_checks WHERE product_id = NEW.product_id AND failures > 0)))
BEGIN
  -- There again.
  INSERT INTO notifications (id, user_id, key, kind, data, created_at)
  SELECT '0-' || lower(hex(randomblob(16))), users.id, 'piece:' || NEW.product_id || ':' || NEW.at, 'back_in_stock',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url), NEW.at
  FROM price_history former
  JOIN products p ON p.id = former.product_id
  JOIN wishlist_items saved ON saved.product_id = p.id
  JOIN users ON users.id = saved.user_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at < NEW.at)
    AND NEW.availability = 'in_stock'
    AND (former.availability IN ('out_of_stock', 'gone') OR p.gone_at IS NOT NULL)
    AND users.removal_due_at IS NULL
  ON CONFLICT (user_id, key) DO NOTHING;
  -- Cheaper than the last price that is known, by one in a hundred or more, in the same currency.
  INSERT INTO notifications (id, user_id, key, kind, data, created_at)
  SELECT '0-' || lower(hex(randomblob(16))), users.id, 'piece:' || NEW.product_id || ':' || NEW.at, 'price_drop',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url,
      'priceCents', NEW.price_cents, 'formerCents', former.price_cents, 'currency', NEW.currency), NEW.at
  FROM price_history former
  JOIN products p ON p.id = former.product_id
  JOIN wishlist_items saved ON saved.product_id = p.id
  JOIN users ON users.id = saved.user_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history
      WHERE product_id = NEW.product_id AND at < NEW.at AND price_cents IS NOT NULL)
    AND former.currency = NEW.currency
    AND NEW.price_cents * 100 <= former.price_cents * 99
    AND users.removal_due_at IS NULL
  ON CONFLICT (user_id, key) DO NOTHING;
END;
