CREATE TABLE `collections` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`pinned` text DEFAULT '[]' NOT NULL,
	`rule` text,
	`position` integer DEFAULT 0 NOT NULL,
	`origin` text DEFAULT 'sample' NOT NULL,
	CONSTRAINT "collections_kinds" CHECK("collections"."kind" in ('editorial', 'call'))
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
	`imported_at` integer,
	CONSTRAINT "feeds_kinds" CHECK("feeds"."kind" in ('feed', 'shopmy', 'hand'))
);
--> statement-breakpoint
CREATE TABLE `import_seen` (
	`import_id` text NOT NULL,
	`stretch` integer NOT NULL,
	`numbers` text NOT NULL,
	PRIMARY KEY(`import_id`, `stretch`)
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
	`lost_count` integer DEFAULT 0 NOT NULL,
	`gone_count` integer DEFAULT 0 NOT NULL,
	`reasons` text DEFAULT '{}' NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "imports_states" CHECK("imports"."state" in ('fetching', 'reading', 'done', 'failed'))
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
CREATE INDEX `link_checks_failing` ON `link_checks` (`checked_at`) WHERE "link_checks"."failures" > 0;--> statement-breakpoint
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
CREATE INDEX `product_clicks_by_day` ON `product_clicks` (`day`);--> statement-breakpoint
CREATE TABLE `product_news` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`told_up_to` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_news_kinds" CHECK("product_news"."kind" in ('price_drop', 'back_in_stock'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_news_once` ON `product_news` (`product_id`,`at`);--> statement-breakpoint
CREATE TABLE `product_signs` (
	`product_id` text NOT NULL,
	`day` text NOT NULL,
	`hearts` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`product_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `product_signs_by_day` ON `product_signs` (`day`);--> statement-breakpoint
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
	`search_words` text DEFAULT '' NOT NULL,
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
	`sewn_url` text,
	`size_chart` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`is_luxe` integer DEFAULT false NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`shelf` integer GENERATED ALWAYS AS ((case when popularity >= 16384 then 8 when popularity >= 4096 then 7 when popularity >= 1024 then 6 when popularity >= 256 then 5 when popularity >= 64 then 4 when popularity >= 16 then 3 when popularity >= 4 then 2 when popularity >= 1 then 1 else 0 end) * 2 + (availability <> 'out_of_stock')) VIRTUAL,
	`price_step` integer GENERATED ALWAYS AS (min(40, max(0, cast(2 * log2(1 + price_cents / 100.0) as integer)))) VIRTUAL,
	`dollar_step` integer GENERATED ALWAYS AS (min(40, max(0, cast(2 * log2(1 + price_cents / 100.0 * case currency when 'USD' then 1 when 'AED' then 0.272 when 'ARS' then 0.0007 when 'AUD' then 0.66 when 'BDT' then 0.0082 when 'BGN' then 0.58 when 'BHD' then 2.65 when 'BRL' then 0.18 when 'CAD' then 0.72 when 'CHF' then 1.22 when 'CLP' then 0.00105 when 'CNY' then 0.14 when 'COP' then 0.00025 when 'CZK' then 0.046 when 'DKK' then 0.153 when 'EGP' then 0.0205 when 'EUR' then 1.14 when 'GBP' then 1.32 when 'GEL' then 0.36 when 'HKD' then 0.128 when 'HUF' then 0.0029 when 'IDR' then 0.00006 when 'ILS' then 0.29 when 'INR' then 0.0115 when 'ISK' then 0.008 when 'JOD' then 1.41 when 'JPY' then 0.0066 when 'KES' then 0.0077 when 'KRW' then 0.0007 when 'KWD' then 3.25 when 'KZT' then 0.0019 when 'LKR' then 0.0033 when 'MAD' then 0.107 when 'MXN' then 0.054 when 'MYR' then 0.237 when 'NGN' then 0.00066 when 'NOK' then 0.098 when 'NZD' then 0.58 when 'OMR' then 2.6 when 'PEN' then 0.28 when 'PHP' then 0.0174 when 'PKR' then 0.0035 when 'PLN' then 0.268 when 'QAR' then 0.275 when 'RON' then 0.225 when 'RSD' then 0.0097 when 'RUB' then 0.0122 when 'SAR' then 0.267 when 'SEK' then 0.104 when 'SGD' then 0.77 when 'THB' then 0.0307 when 'TND' then 0.34 when 'TRY' then 0.024 when 'TWD' then 0.0325 when 'UAH' then 0.024 when 'UYU' then 0.025 when 'VND' then 0.000038 when 'ZAR' then 0.057 else 1 end) as integer)))) VIRTUAL,
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
CREATE INDEX `products_by_brand` ON `products` ("brand" collate nocase,`popularity`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_weighed` ON `products` (`shelf`,`number`,`brand`,`category`,`colour_family`,`sizes`,`price_cents`,`currency`,`popularity`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_of_luxe` ON `products` (`number`) WHERE "products"."is_luxe";--> statement-breakpoint
CREATE INDEX `products_gone` ON `products` (`gone_at`) WHERE "products"."gone_at" is not null;--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`number` integer PRIMARY KEY NOT NULL,
	`phrases` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outfit_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`thumbnail_url` text NOT NULL,
	`aspect` real NOT NULL,
	`product_ids` text NOT NULL,
	`user_id` text,
	`made_by` text DEFAULT 'board' NOT NULL,
	`template_id` text,
	`position` integer NOT NULL,
	`origin` text DEFAULT 'sample' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "outfit_posts_makers" CHECK("outfit_posts"."made_by" in ('board', 'image_model'))
);
--> statement-breakpoint
CREATE INDEX `outfit_posts_by_position` ON `outfit_posts` (`position`,`id`);--> statement-breakpoint
CREATE INDEX `outfit_posts_by_user` ON `outfit_posts` (`user_id`);--> statement-breakpoint
CREATE INDEX `outfit_posts_by_origin` ON `outfit_posts` (`origin`);--> statement-breakpoint
CREATE TABLE `outfit_presets` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`thumbnail_url` text NOT NULL,
	`is_premium` integer NOT NULL,
	`items` text NOT NULL,
	`garments` text NOT NULL,
	`position` integer NOT NULL,
	`origin` text DEFAULT 'sample' NOT NULL
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
CREATE TABLE `given_up_work` (
	`task` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`last_at` integer NOT NULL
);
