ALTER TABLE `collections` ADD `origin` text DEFAULT 'sample' NOT NULL;--> statement-breakpoint
ALTER TABLE `outfit_posts` ADD `origin` text DEFAULT 'sample' NOT NULL;--> statement-breakpoint
ALTER TABLE `outfit_presets` ADD `origin` text DEFAULT 'sample' NOT NULL;