CREATE TABLE `collections` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`pinned` text DEFAULT '[]' NOT NULL,
	`rule` text,
	`position` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`kind` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`etag` text,
	`last_modified` text,
	`checked_at` integer,
	`imported_at` integer
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`state` text NOT NULL,
	`failure` text,
	`dialect` text,
	`cursor` text,
	`lease_until` integer,
	`runs` integer DEFAULT 0 NOT NULL,
	`byte_count` integer DEFAULT 0 NOT NULL,
	`read_count` integer DEFAULT 0 NOT NULL,
	`added_count` integer DEFAULT 0 NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`unchanged_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`gone_count` integer DEFAULT 0 NOT NULL,
	`reasons` text DEFAULT '{}' NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `imports_by_feed` ON `imports` (`feed_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `imports_by_state` ON `imports` (`state`);--> statement-breakpoint
CREATE TABLE `link_checks` (
	`product_id` text PRIMARY KEY NOT NULL,
	`checked_at` integer NOT NULL,
	`status` integer,
	`failures` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `link_checks_by_age` ON `link_checks` (`checked_at`);--> statement-breakpoint
CREATE TABLE `price_history` (
	`product_id` text NOT NULL,
	`at` integer NOT NULL,
	`price_cents` integer,
	`currency` text NOT NULL,
	`availability` text NOT NULL,
	PRIMARY KEY(`product_id`, `at`)
);
--> statement-breakpoint
CREATE TABLE `product_clicks` (
	`product_id` text NOT NULL,
	`day` text NOT NULL,
	`place` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`product_id`, `day`, `place`)
);
--> statement-breakpoint
CREATE TABLE `products` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`feed_id` text NOT NULL,
	`item_id` text NOT NULL,
	`group_id` text DEFAULT '' NOT NULL,
	`brand` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`department` text DEFAULT 'women' NOT NULL,
	`colour` text DEFAULT '' NOT NULL,
	`colour_family` text,
	`material` text DEFAULT '' NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`occasions` text DEFAULT '[]' NOT NULL,
	`season` text DEFAULT 'all' NOT NULL,
	`price_cents` integer,
	`list_price_cents` integer,
	`currency` text NOT NULL,
	`availability` text NOT NULL,
	`product_url` text NOT NULL,
	`image_url` text NOT NULL,
	`additional_images` text DEFAULT '[]' NOT NULL,
	`dominant_colour` text,
	`garment_category` text,
	`landmarks` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`is_luxe` integer DEFAULT false NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`content_hash` text NOT NULL,
	`import_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`gone_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_id` ON `products` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_item` ON `products` (`feed_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `products_by_image` ON `products` (`image_url`);--> statement-breakpoint
CREATE INDEX `products_by_link` ON `products` (`product_url`);--> statement-breakpoint
CREATE INDEX `products_on_shelf` ON `products` (`category`,`popularity`,`number`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_by_popularity` ON `products` (`popularity`,`number`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_by_brand` ON `products` (`brand`,`popularity`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE TABLE `outfit_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`thumbnail_url` text NOT NULL,
	`aspect` real NOT NULL,
	`product_ids` text NOT NULL,
	`user_id` text,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outfit_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`style` text NOT NULL,
	`pieces` text NOT NULL,
	`colors` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_tries` (
	`user_id` text NOT NULL,
	`product_id` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wishlist_items_by_product` ON `wishlist_items` (`product_id`);