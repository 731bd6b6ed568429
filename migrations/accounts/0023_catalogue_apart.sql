-- Products, what editors made and what shops sent live in a database of their own (migrations/catalogue), which the next
-- import fills: docs/decisions/0037-two-databases.md.
ALTER TABLE `generated_outfits` ADD `published_at` integer;
--> statement-breakpoint
DROP TABLE product_words;
--> statement-breakpoint
DROP TABLE product_search;
--> statement-breakpoint
DROP TABLE `collections`;
--> statement-breakpoint
DROP TABLE `feeds`;
--> statement-breakpoint
DROP TABLE `import_seen`;
--> statement-breakpoint
DROP TABLE `imports`;
--> statement-breakpoint
DROP TABLE `link_checks`;
--> statement-breakpoint
DROP TABLE `price_history`;
--> statement-breakpoint
DROP TABLE `product_clicks`;
--> statement-breakpoint
DROP TABLE `products`;
--> statement-breakpoint
DROP TABLE `outfit_posts`;
--> statement-breakpoint
DROP TABLE `outfit_presets`;
--> statement-breakpoint
DROP TABLE `outfit_templates`;
