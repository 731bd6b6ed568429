ALTER TABLE `client_errors` ADD `sender` integer;--> statement-breakpoint
ALTER TABLE `client_errors` ADD `shared_at` integer;