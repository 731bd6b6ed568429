CREATE TABLE `account_removals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_ids` text DEFAULT '[]' NOT NULL,
	`started_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`try_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `billing_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`looks` integer DEFAULT 0 NOT NULL,
	`applied_look` integer DEFAULT 0 NOT NULL,
	`look_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_customers_by_user` ON `billing_customers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `billing_customers_due` ON `billing_customers` (`look_at`);--> statement-breakpoint
CREATE TABLE `billing_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`read_up_to` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `purchase_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`terms` text NOT NULL,
	`language` text NOT NULL,
	`agreed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `purchase_consents_by_user` ON `purchase_consents` (`user_id`,`agreed_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`customer_id` text,
	`checkout_id` text,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`try_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_due` ON `stripe_events` (`try_at`);--> statement-breakpoint
CREATE INDEX `stripe_events_by_age` ON `stripe_events` (`handled_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`anchor_at` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`ended_at` integer,
	`luxe_until` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_by_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE TABLE `unmatched_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text,
	`email` text,
	`reference` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`paid_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE TABLE `consultations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`month_start` integer NOT NULL,
	`answers` text NOT NULL,
	`letter` text,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultations_one_a_month` ON `consultations` (`user_id`,`month_start`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `luxe_anchor_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `removal_due_at` integer;--> statement-breakpoint
CREATE INDEX `users_to_remove` ON `users` (`removal_due_at`);