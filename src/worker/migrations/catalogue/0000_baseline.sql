CREATE TABLE `picture_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pictures_due` (
	`number` integer PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pictures_due_first` ON `pictures_due` (`due_at`);--> statement-breakpoint
CREATE TABLE `product_vectors` (
	`place` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_vectors_number_unique` ON `product_vectors` (`number`);--> statement-breakpoint
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
	`paused_at` integer,
	`mapping` text,
	CONSTRAINT "feeds_kinds" CHECK("feeds"."kind" in ('feed', 'shopmy', 'hand'))
);
--> statement-breakpoint
CREATE TABLE `import_seen` (
	`import_id` text NOT NULL,
	`stretch` integer NOT NULL,
	`numbers` text NOT NULL,
	`variants` text DEFAULT '[]' NOT NULL,
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
	`variant_count` integer DEFAULT 0 NOT NULL,
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
CREATE TABLE `placements` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`place` integer,
	`shown_from` integer,
	`shown_until` integer,
	`markets` text DEFAULT '[]' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `id`),
	CONSTRAINT "placements_kinds" CHECK("placements"."kind" in ('collection', 'preset', 'post'))
);
--> statement-breakpoint
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
	`variant_id` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`told_up_to` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_news_kinds" CHECK("product_news"."kind" in ('price_drop', 'back_in_stock'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_news_once` ON `product_news` (`product_id`,`at`,`variant_id`);--> statement-breakpoint
CREATE TABLE `product_signs` (
	`product_id` text NOT NULL,
	`day` text NOT NULL,
	`hearts` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`product_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `product_signs_by_day` ON `product_signs` (`day`);--> statement-breakpoint
CREATE TABLE `product_variants` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`product_number` integer NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`size_words` text DEFAULT '' NOT NULL,
	`place` integer NOT NULL,
	`price_cents` integer,
	`list_price_cents` integer,
	`currency` text NOT NULL,
	`availability` text NOT NULL,
	`product_url` text NOT NULL,
	`is_watched` integer DEFAULT false NOT NULL,
	`content_hash` text NOT NULL,
	`import_id` text NOT NULL,
	`gone_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variants_by_id` ON `product_variants` (`id`);--> statement-breakpoint
CREATE INDEX `product_variants_of_product` ON `product_variants` (`product_number`);--> statement-breakpoint
CREATE INDEX `product_variants_by_link` ON `product_variants` (`product_url`);--> statement-breakpoint
CREATE TABLE `products` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`feed_id` text NOT NULL,
	`item_id` text NOT NULL,
	`group_id` text DEFAULT '' NOT NULL,
	`colour_key` text,
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
	`size_words` text DEFAULT '' NOT NULL,
	`occasions` text DEFAULT '[]' NOT NULL,
	`season` text DEFAULT 'all' NOT NULL,
	`price_cents` integer,
	`most_price_cents` integer,
	`list_price_cents` integer,
	`currency` text NOT NULL,
	`availability` text NOT NULL,
	`colour_count` integer DEFAULT 1 NOT NULL,
	`product_url` text NOT NULL,
	`image_url` text NOT NULL,
	`additional_images` text DEFAULT '[]' NOT NULL,
	`dominant_colour` text,
	`garment_category` text,
	`landmarks` text,
	`sewn_url` text,
	`size_chart` text,
	`size_system` text,
	`delivery` text,
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
CREATE UNIQUE INDEX `products_of_group` ON `products` (`feed_id`,`group_id`,`colour_key`) WHERE "products"."colour_key" is not null;--> statement-breakpoint
CREATE INDEX `products_by_image` ON `products` (`image_url`);--> statement-breakpoint
CREATE INDEX `products_by_link` ON `products` (`product_url`);--> statement-breakpoint
CREATE INDEX `products_on_shelf` ON `products` (`category`,`popularity`,`number`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_by_popularity` ON `products` (`popularity`,`number`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_by_brand` ON `products` ("brand" collate nocase,`popularity`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_weighed` ON `products` (`shelf`,`number`,`brand`,`category`,`colour_family`,`sizes`,`price_cents`,`currency`,`popularity`) WHERE "products"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `products_of_luxe` ON `products` (`number`) WHERE "products"."is_luxe";--> statement-breakpoint
CREATE INDEX `products_gone` ON `products` (`gone_at`) WHERE "products"."gone_at" is not null;--> statement-breakpoint
CREATE TABLE `search_misses` (
	`question` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_misses_by_time` ON `search_misses` (`last_at`);--> statement-breakpoint
CREATE TABLE `search_pins` (
	`question` text PRIMARY KEY NOT NULL,
	`product_ids` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
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
	`reviewed_at` integer,
	CONSTRAINT "outfit_posts_makers" CHECK("outfit_posts"."made_by" in ('board', 'image_model'))
);
--> statement-breakpoint
CREATE INDEX `outfit_posts_unreviewed` ON `outfit_posts` (`created_at`) WHERE "outfit_posts"."user_id" is not null and "outfit_posts"."reviewed_at" is null;--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `catalogue_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`role` text NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_acts_token_unique` ON `catalogue_acts` (`token`);--> statement-breakpoint
CREATE INDEX `catalogue_acts_by_subject` ON `catalogue_acts` (`subject`);--> statement-breakpoint
CREATE INDEX `catalogue_acts_by_actor` ON `catalogue_acts` (`actor`);--> statement-breakpoint
CREATE INDEX `catalogue_acts_by_act` ON `catalogue_acts` (`act`);--> statement-breakpoint
CREATE TABLE `alert_states` (
	`alert` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`over_at` integer,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `client_errors` (
	`digest` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`page` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`sender` integer,
	`shared_at` integer
);
--> statement-breakpoint
CREATE INDEX `client_errors_by_last` ON `client_errors` (`last_at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `service_hours` (
	`hour` integer NOT NULL,
	`measure` text NOT NULL,
	`result` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `measure`, `result`),
	CONSTRAINT "service_hours_measures" CHECK("service_hours"."measure" in ('calls', 'try_ons', 'searches'))
);
--> statement-breakpoint
CREATE TABLE `sentence_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "sentence_days_counts" CHECK("sentence_days"."count" > 0)
);--> statement-breakpoint
-- The full-text index of what is on sale. Its rowids are places, not numbers of products (src/worker/catalogue/search/place.ts), so
-- that the first matches are those worth weighing. It holds no text of its own. Porter: who looks for a dress finds dresses,
-- too. The column of facts has words that nobody types: 'cdresses', 'dwomen', 'ksummer', 'fred', 'p12', 'u12', 'm202611'.
CREATE VIRTUAL TABLE product_search USING fts5(
  name, brand, category, colour, material, description, words, sizes, occasions, facts,
  content='', contentless_delete=1,
  tokenize="porter unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER product_search_remove AFTER DELETE ON products
WHEN OLD.gone_at IS NULL
BEGIN
  DELETE FROM product_search WHERE rowid = -(OLD.shelf * 4294967296 + OLD.number);
END;
--> statement-breakpoint
-- What a product cost more than four hundred days before its newest price is forgotten, but for what it cost at the beginning of
-- that time: only a product whose price changes has ever more rows, and it is looked up here, so no sweep has to read them all.
CREATE TRIGGER price_history_forget AFTER INSERT ON price_history
BEGIN
  DELETE FROM price_history WHERE product_id = NEW.product_id AND at < (
    SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at <= NEW.at - 34560000000);
END;
--> statement-breakpoint
-- A product's link is due from its first day, and again from the day on which it comes back.
CREATE TRIGGER link_checks_begin AFTER INSERT ON products
WHEN NEW.gone_at IS NULL AND NEW.product_url LIKE 'http%'
BEGIN
  INSERT INTO link_checks (product_id, checked_at, status, failures) VALUES (NEW.id, 0, NULL, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER link_checks_begin_again AFTER UPDATE OF gone_at ON products
WHEN NEW.gone_at IS NULL AND OLD.gone_at IS NOT NULL AND NEW.product_url LIKE 'http%'
BEGIN
  INSERT INTO link_checks (product_id, checked_at, status, failures) VALUES (NEW.id, 0, NULL, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- The log is only ever added to.
CREATE TRIGGER catalogue_acts_are_final BEFORE UPDATE ON catalogue_acts
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
-- REPLACE deletes without a trigger for it.
CREATE TRIGGER catalogue_acts_are_new BEFORE INSERT ON catalogue_acts
WHEN EXISTS (SELECT 1 FROM catalogue_acts WHERE id = NEW.id OR token = NEW.token)
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_acts_stay BEFORE DELETE ON catalogue_acts
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
-- A product's picture is due from its first day, and again when the picture or the category is another one. What a shop no longer
-- sells leaves the index at once; its row here tells a second index, where there is one (alike/describe-pictures.ts).
CREATE TRIGGER pictures_due_begin AFTER INSERT ON products
WHEN NEW.gone_at IS NULL AND NEW.image_url <> ''
BEGIN
  INSERT INTO pictures_due (number, due_at) VALUES (NEW.number, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_due_change AFTER UPDATE OF image_url, category, gone_at ON products
WHEN (OLD.image_url, OLD.category, OLD.gone_at IS NULL) IS NOT (NEW.image_url, NEW.category, NEW.gone_at IS NULL)
BEGIN
  DELETE FROM product_vectors WHERE number = NEW.number AND (NEW.gone_at IS NOT NULL OR NEW.image_url <> OLD.image_url);
  INSERT INTO pictures_due (number, due_at) VALUES (NEW.number, 0)
    ON CONFLICT (number) DO UPDATE SET due_at = 0, tries = 0;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_due_end AFTER DELETE ON products
BEGIN
  DELETE FROM product_vectors WHERE number = OLD.number;
  INSERT INTO pictures_due (number, due_at) VALUES (OLD.number, 0)
    ON CONFLICT (number) DO UPDATE SET due_at = 0, tries = 0;
END;
--> statement-breakpoint
-- Her size is a word or two of the index (src/shared/sizes/size-words.ts), and not every name that a shop may give it.
CREATE TRIGGER product_search_add AFTER INSERT ON products
WHEN NEW.gone_at IS NULL
BEGIN
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description, words, sizes, occasions, facts)
  VALUES (-(NEW.shelf * 4294967296 + NEW.number),
    NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions,
    'c' || NEW.category || ' d' || NEW.department || ' k' || NEW.season || coalesce(' f' || NEW.colour_family, '')
      || coalesce(' p' || NEW.price_step || ' u' || NEW.dollar_step, '')
      || ' m' || strftime('%Y%m', NEW.created_at / 1000, 'unixepoch')
      || coalesce(' slisted0' || (SELECT group_concat(' s' || lower(value) || '0', '') FROM json_each(NEW.delivery, '$.shipsTo')), '')
      || ' ' || NEW.size_words);
END;
--> statement-breakpoint
-- Most changes are prices, and a new price touches the index only where it is another step.
CREATE TRIGGER product_search_change AFTER UPDATE ON products
WHEN (OLD.name, OLD.brand, OLD.category, OLD.department, OLD.colour, OLD.colour_family, OLD.material, OLD.description, OLD.search_words, OLD.sizes, OLD.size_words, OLD.occasions, OLD.season, OLD.price_step, OLD.dollar_step, OLD.shelf, OLD.delivery ->> '$.shipsTo', OLD.gone_at IS NULL)
  IS NOT (NEW.name, NEW.brand, NEW.category, NEW.department, NEW.colour, NEW.colour_family, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.size_words, NEW.occasions, NEW.season, NEW.price_step, NEW.dollar_step, NEW.shelf, NEW.delivery ->> '$.shipsTo', NEW.gone_at IS NULL)
BEGIN
  DELETE FROM product_search WHERE OLD.gone_at IS NULL AND rowid = -(OLD.shelf * 4294967296 + OLD.number);
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description, words, sizes, occasions, facts)
  SELECT -(NEW.shelf * 4294967296 + NEW.number),
    NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions,
    'c' || NEW.category || ' d' || NEW.department || ' k' || NEW.season || coalesce(' f' || NEW.colour_family, '')
      || coalesce(' p' || NEW.price_step || ' u' || NEW.dollar_step, '')
      || ' m' || strftime('%Y%m', NEW.created_at / 1000, 'unixepoch')
      || coalesce(' slisted0' || (SELECT group_concat(' s' || lower(value) || '0', '') FROM json_each(NEW.delivery, '$.shipsTo')), '')
      || ' ' || NEW.size_words
  WHERE NEW.gone_at IS NULL;
END;
--> statement-breakpoint
-- Whoever saved a product is told that it costs less, or is there again: the news is written by the statement that notes
-- the change, so a step of an import that is cut off leaves neither, and one that runs again adds neither. Who saved it is
-- in the accounts' database, and is asked afterwards (notifications/tell-savers.ts).
--
-- A row may be written for a product that stays off the shelves because its page is missing: that is no news. Where its page
-- is there again, the row comes before the shelf, and the page is known to answer.
CREATE TRIGGER price_history_tell AFTER INSERT ON price_history
WHEN NEW.availability IN ('in_stock', 'preorder')
  AND NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = NEW.product_id AND at > NEW.at)
  AND EXISTS (
    SELECT 1 FROM products WHERE id = NEW.product_id AND (gone_at IS NULL OR NOT EXISTS (
      SELECT 1 FROM link_checks WHERE product_id = NEW.product_id AND failures > 0)))
BEGIN
  -- There again.
  INSERT INTO product_news (product_id, at, kind, data)
  SELECT p.id, NEW.at, 'back_in_stock',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url)
  FROM price_history former JOIN products p ON p.id = former.product_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at < NEW.at)
    AND NEW.availability = 'in_stock'
    AND (former.availability IN ('out_of_stock', 'gone') OR p.gone_at IS NOT NULL)
  ON CONFLICT (product_id, at, variant_id) DO NOTHING;
  -- Cheaper than the last price that is known, by one in a hundred or more, in the same currency.
  INSERT INTO product_news (product_id, at, kind, data)
  SELECT p.id, NEW.at, 'price_drop',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url,
      'priceCents', NEW.price_cents, 'formerCents', former.price_cents, 'currency', NEW.currency)
  FROM price_history former JOIN products p ON p.id = former.product_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history
      WHERE product_id = NEW.product_id AND at < NEW.at AND price_cents IS NOT NULL)
    AND former.currency = NEW.currency
    AND NEW.price_cents * 100 <= former.price_cents * 99
  ON CONFLICT (product_id, at, variant_id) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_end AFTER DELETE ON products
BEGIN
  DELETE FROM product_variants WHERE product_number = OLD.number;
END;
