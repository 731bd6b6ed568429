ALTER TABLE `users` ADD `photograph_consents` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `photographer` text;--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `cost` integer DEFAULT 0 NOT NULL;