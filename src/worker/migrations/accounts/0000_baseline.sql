CREATE TABLE `account_removals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_ids` text DEFAULT '[]' NOT NULL,
	`started_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`try_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `activity` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`browser` text,
	`device` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "activity_kinds" CHECK("activity"."kind" in ('account_opened', 'signed_in_password', 'signed_in_passkey', 'signed_in_google', 'password_changed', 'email_changed', 'passkey_added', 'passkey_removed', 'google_added', 'google_removed', 'second_factor_added', 'second_factor_removed', 'recovery_code_used', 'recovery_codes_renewed', 'device_ended', 'other_devices_ended', 'ended_by_support'))
);
--> statement-breakpoint
CREATE INDEX `activity_by_user` ON `activity` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_by_end` ON `attempts` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "identities_providers" CHECK("identities"."provider" in ('google'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_once` ON `identities` (`user_id`,`provider`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`secret_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `secret_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_by_age` ON `known_devices` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `mailed_links` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mailed_links_purposes" CHECK("mailed_links"."purpose" in ('verify_email', 'change_email', 'reset_password'))
);
--> statement-breakpoint
CREATE INDEX `mailed_links_by_user` ON `mailed_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mailed_links_by_end` ON `mailed_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`purpose` text DEFAULT 'sign_in' NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkey_challenges_purposes" CHECK("passkey_challenges"."purpose" in ('sign_in', 'prove', 'add'))
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_user` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_end` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `pending_sign_ins` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pending_sign_ins_by_user` ON `pending_sign_ins` (`user_id`);--> statement-breakpoint
CREATE INDEX `pending_sign_ins_by_end` ON `pending_sign_ins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_for` text,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` blob NOT NULL,
	`started_at` integer NOT NULL,
	`since` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`used_for` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "second_factors_steps" CHECK("second_factors"."last_step" >= 0)
);
--> statement-breakpoint
CREATE INDEX `second_factors_unconfirmed` ON `second_factors` (`started_at`) WHERE "second_factors"."since" is null;--> statement-breakpoint
CREATE TABLE `sessions` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer,
	`proven_at` integer,
	`passkey_at` integer,
	`user_agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`name` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`country` text,
	`password_hash` text,
	`plan` text DEFAULT 'free' NOT NULL,
	`luxe_anchor_at` integer,
	`credits` integer DEFAULT 0 NOT NULL,
	`photo_storage` text,
	`profile_photo_key` text,
	`minimum_age_confirmed_at` integer,
	`adult_confirmed_at` integer,
	`adult_statement` integer,
	`photograph_consents` text DEFAULT '{}' NOT NULL,
	`onboarding_completed_at` integer,
	`removal_due_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_credits_not_negative" CHECK("users"."credits" >= 0),
	CONSTRAINT "users_plans" CHECK("users"."plan" in ('free', 'premium')),
	CONSTRAINT "users_photo_storages" CHECK("users"."photo_storage" in ('device', 'account'))
);
--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`email`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_confirmed` ON `users` (`email`) WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX `users_to_remove` ON `users` (`removal_due_at`);--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE TABLE `billing_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`syncs` integer DEFAULT 0 NOT NULL,
	`applied_sync` integer DEFAULT 0 NOT NULL,
	`sync_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_customers_by_user` ON `billing_customers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `billing_customers_due` ON `billing_customers` (`sync_at`);--> statement-breakpoint
CREATE TABLE `billing_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`read_up_to` integer NOT NULL,
	CONSTRAINT "billing_marks_names" CHECK("billing_marks"."name" in ('events', 'checkouts'))
);
--> statement-breakpoint
CREATE TABLE `malformed_events` (
	`digest` text PRIMARY KEY NOT NULL,
	`event_id` text,
	`fault` text NOT NULL,
	`times` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `malformed_events_by_age` ON `malformed_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `purchase_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`terms` text NOT NULL,
	`language` text NOT NULL,
	`agreed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "purchase_consents_items" CHECK("purchase_consents"."item" in ('luxe_hosted', 'luxe_in_app', 'credits_10', 'credits_25'))
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
CREATE INDEX `stripe_events_by_customer` ON `stripe_events` (`customer_id`);--> statement-breakpoint
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
CREATE TABLE `credit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`kind` text NOT NULL,
	`credits` integer NOT NULL,
	`created_at` integer NOT NULL,
	`photographer` text,
	`cost` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credit_entries_kinds" CHECK("credit_entries"."kind" in ('grant', 'spend', 'reserve', 'settle', 'release', 'purchase', 'refund', 'return'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_one_end` ON `credit_entries` (`subject`) WHERE "credit_entries"."kind" in ('settle', 'release');--> statement-breakpoint
CREATE INDEX `credit_entries_by_user` ON `credit_entries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_once` ON `credit_entries` (`subject`,`kind`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `external_products_once` ON `external_products` (`user_id`,`address`);--> statement-breakpoint
CREATE INDEX `external_products_to_read` ON `external_products` (`next_read_at`) WHERE "external_products"."next_read_at" is not null;--> statement-breakpoint
CREATE TABLE `looks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`picture_key` text NOT NULL,
	`original_outfit_url` text NOT NULL,
	`outfit_name` text NOT NULL,
	`outfit_description` text NOT NULL,
	`notes` text NOT NULL,
	`items` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `looks_by_user` ON `looks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mails` (
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
	CONSTRAINT "mails_kinds" CHECK("mails"."kind" in ('verify_email', 'change_email', 'reset_password', 'set_password', 'account_exists', 'password_changed', 'email_changed', 'luxe_ended', 'removal_cancelled', 'way_added', 'way_removed', 'payment_failed', 'luxe_ends', 'removal_asked', 'outfit_taken_down'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `mails_to_send` ON `mails` (`created_at`) WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reports_reasons" CHECK("reports"."reason" in ('offensive', 'nudity', 'minor', 'rights', 'spam', 'other')),
	CONSTRAINT "reports_outcomes" CHECK("reports"."outcome" in ('kept', 'taken_down'))
);
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`) WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX `reports_by_post` ON `reports` (`post_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reports_by_user` ON `reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `reports_settled` ON `reports` (`settled_at`);--> statement-breakpoint
CREATE TABLE `takedowns` (
	`post_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `takedowns_by_hash` ON `takedowns` (`hash`);--> statement-breakpoint
CREATE INDEX `takedowns_unfinished` ON `takedowns` (`at`) WHERE "takedowns"."finished_at" is null;--> statement-breakpoint
CREATE TABLE `notifications` (
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
	CONSTRAINT "notifications_kinds" CHECK("notifications"."kind" in ('try_on_ready', 'try_on_failed', 'credits_low', 'payment_failed', 'luxe_ends', 'luxe_ended', 'price_drop', 'back_in_stock', 'outfits_ready', 'outfit_taken_down', 'report_answered'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_to_deliver` ON `notifications` (`created_at`) WHERE "notifications"."delivered_at" is null;--> statement-breakpoint
CREATE TABLE `account_acts` (
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
CREATE UNIQUE INDEX `account_acts_token_unique` ON `account_acts` (`token`);--> statement-breakpoint
CREATE INDEX `account_acts_by_subject` ON `account_acts` (`subject`);--> statement-breakpoint
CREATE INDEX `account_acts_by_actor` ON `account_acts` (`actor`);--> statement-breakpoint
CREATE INDEX `account_acts_by_act` ON `account_acts` (`act`);--> statement-breakpoint
CREATE TABLE `staff` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "staff_roles" CHECK("staff"."role" in ('viewer', 'editor', 'support', 'owner'))
);
--> statement-breakpoint
CREATE INDEX `staff_by_role` ON `staff` (`role`);--> statement-breakpoint
CREATE TABLE `photos` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`byte_count` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "photos_kinds" CHECK("photos"."kind" in ('profile', 'selfie', 'outfit', 'wardrobe', 'try-on', 'look'))
);
--> statement-breakpoint
CREATE INDEX `photos_by_user` ON `photos` (`user_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `product_tries` (
	`user_id` text NOT NULL,
	`product_id` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `generated_outfits` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`template_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`occasion` text NOT NULL,
	`thumbnail_key` text NOT NULL,
	`aspect` real NOT NULL,
	`made_by` text NOT NULL,
	`pieces` text NOT NULL,
	`created_at` integer NOT NULL,
	`published_at` integer,
	`departures` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "generated_outfits_makers" CHECK("generated_outfits"."made_by" in ('board', 'image_model'))
);
--> statement-breakpoint
CREATE INDEX `generated_outfits_by_user` ON `generated_outfits` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outfit_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`template_ids` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outfit_batches_by_user` ON `outfit_batches` (`user_id`,`started_at`);--> statement-breakpoint
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
CREATE TABLE `styling_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`answers` text NOT NULL,
	`current_step` text,
	`completed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `switches` (
	`name` text PRIMARY KEY NOT NULL,
	`off_since` integer NOT NULL,
	CONSTRAINT "switches_names" CHECK("switches"."name" in ('photographs', 'sign_ups', 'payments', 'imports', 'mails'))
);
--> statement-breakpoint
CREATE TABLE `wishlist_items` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`product_id` text,
	`variant_id` text DEFAULT '' NOT NULL,
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
CREATE UNIQUE INDEX `wishlist_items_once` ON `wishlist_items` (`user_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `wishlist_items_by_product` ON `wishlist_items` (`product_id`,`variant_id`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`contract` text NOT NULL,
	`country` text,
	`language` text NOT NULL,
	`declared_at` integer NOT NULL,
	`confirmed_at` integer,
	`link_hash` text,
	`settled_at` integer,
	`outcome` text,
	`receipt_sent_at` integer,
	`told_at` integer,
	`done_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`try_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "withdrawals_subjects" CHECK("withdrawals"."subject" in ('luxe', 'credits', 'other')),
	CONSTRAINT "withdrawals_outcomes" CHECK("withdrawals"."outcome" in ('ended', 'too_late', 'nothing')),
	CONSTRAINT "withdrawals_settled" CHECK(("withdrawals"."settled_at" is null) = ("withdrawals"."outcome" is null))
);
--> statement-breakpoint
CREATE INDEX `withdrawals_by_user` ON `withdrawals` (`user_id`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_link` ON `withdrawals` (`link_hash`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_age` ON `withdrawals` (`declared_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_open` ON `withdrawals` (`declared_at`) WHERE "withdrawals"."done_at" is null;--> statement-breakpoint
CREATE INDEX `withdrawals_due` ON `withdrawals` (`try_at`) WHERE "withdrawals"."try_at" is not null;--> statement-breakpoint
-- The balance moves with the entry, in one statement: no code path can forget it, and
-- CHECK (credits >= 0) on users refuses the entry together with the overdraft.
CREATE TRIGGER credit_entries_move_balance AFTER INSERT ON credit_entries
BEGIN
  UPDATE users SET credits = credits + NEW.credits WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER credit_entries_are_final BEFORE UPDATE ON credit_entries
BEGIN
  SELECT RAISE(ABORT, 'credit entries are final');
END;
--> statement-breakpoint
-- Entries go with their account (its row is already gone when the cascade reaches them), never before.
CREATE TRIGGER credit_entries_stay BEFORE DELETE ON credit_entries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'credit entries stay');
END;
--> statement-breakpoint
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
-- The log is only ever added to.
CREATE TRIGGER account_acts_are_final BEFORE UPDATE ON account_acts
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
-- REPLACE deletes without a trigger for it.
CREATE TRIGGER account_acts_are_new BEFORE INSERT ON account_acts
WHEN EXISTS (SELECT 1 FROM account_acts WHERE id = NEW.id OR token = NEW.token)
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
CREATE TRIGGER account_acts_stay BEFORE DELETE ON account_acts
BEGIN
  SELECT RAISE(ABORT, 'the log is final');
END;
--> statement-breakpoint
-- Somebody has to be able to open the office. Her row may go with her account, whose row is gone when the cascade reaches it:
-- nobody is kept from leaving, and the command grants the role anew.
CREATE TRIGGER staff_keeps_an_owner BEFORE DELETE ON staff
WHEN OLD.role = 'owner'
  AND NOT EXISTS (SELECT 1 FROM staff WHERE role = 'owner' AND user_id <> OLD.user_id)
  AND EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'the last owner stays');
END;
--> statement-breakpoint
CREATE TRIGGER staff_keeps_an_owner_in_office BEFORE UPDATE ON staff
WHEN OLD.role = 'owner' AND NEW.role <> 'owner'
  AND NOT EXISTS (SELECT 1 FROM staff WHERE role = 'owner' AND user_id <> OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'the last owner stays');
END;
--> statement-breakpoint
-- REPLACE deletes without a trigger for it. An entry that is there already is passed over instead, as every statement of the
-- ledger says itself (ON CONFLICT DO NOTHING): what would have replaced one does nothing.
CREATE TRIGGER credit_entries_are_new BEFORE INSERT ON credit_entries
WHEN EXISTS (SELECT 1 FROM credit_entries WHERE id = NEW.id)
  OR EXISTS (SELECT 1 FROM credit_entries WHERE subject = NEW.subject AND kind = NEW.kind)
  OR (
    NEW.kind IN ('settle', 'release')
    AND EXISTS (SELECT 1 FROM credit_entries WHERE subject = NEW.subject AND kind IN ('settle', 'release'))
  )
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- What was declared never changes, and what was done of it is noted once. Rows go with their account, or by the sweep.
CREATE TRIGGER withdrawals_are_final BEFORE UPDATE ON withdrawals
WHEN NEW.id IS NOT OLD.id
  OR NEW.name IS NOT OLD.name
  OR NEW.email IS NOT OLD.email
  OR NEW.subject IS NOT OLD.subject
  OR NEW.contract IS NOT OLD.contract
  OR NEW.country IS NOT OLD.country
  OR NEW.language IS NOT OLD.language
  OR NEW.declared_at IS NOT OLD.declared_at
  OR (OLD.user_id IS NOT NULL AND NEW.user_id IS NOT OLD.user_id)
  OR (OLD.confirmed_at IS NOT NULL AND NEW.confirmed_at IS NOT OLD.confirmed_at)
  OR (OLD.settled_at IS NOT NULL AND (NEW.settled_at IS NOT OLD.settled_at OR NEW.outcome IS NOT OLD.outcome))
  OR (OLD.done_at IS NOT NULL AND NEW.done_at IS NOT OLD.done_at)
BEGIN
  SELECT RAISE(ABORT, 'a declaration is final');
END;
