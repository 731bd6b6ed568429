-- SQLite gives a table a CHECK only anew. Nothing refers to these tables: their rows are copied, and nothing goes with them.
CREATE TABLE `__new_identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "identities_providers" CHECK("__new_identities"."provider" in ('google'))
);
--> statement-breakpoint
INSERT INTO `__new_identities`("provider", "subject", "user_id", "email", "created_at") SELECT "provider", "subject", "user_id", "email", "created_at" FROM `identities`;--> statement-breakpoint
DROP TABLE `identities`;--> statement-breakpoint
ALTER TABLE `__new_identities` RENAME TO `identities`;--> statement-breakpoint
CREATE UNIQUE INDEX `identities_once` ON `identities` (`user_id`,`provider`);--> statement-breakpoint
CREATE TABLE `__new_mailed_links` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mailed_links_purposes" CHECK("__new_mailed_links"."purpose" in ('verify_email', 'change_email', 'reset_password'))
);
--> statement-breakpoint
INSERT INTO `__new_mailed_links`("secret_hash", "user_id", "purpose", "email", "expires_at") SELECT "secret_hash", "user_id", "purpose", "email", "expires_at" FROM `mailed_links`;--> statement-breakpoint
DROP TABLE `mailed_links`;--> statement-breakpoint
ALTER TABLE `__new_mailed_links` RENAME TO `mailed_links`;--> statement-breakpoint
CREATE INDEX `mailed_links_by_user` ON `mailed_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mailed_links_by_end` ON `mailed_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`purpose` text DEFAULT 'sign_in' NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkey_challenges_purposes" CHECK("__new_passkey_challenges"."purpose" in ('sign_in', 'prove', 'add'))
);
--> statement-breakpoint
INSERT INTO `__new_passkey_challenges`("challenge", "purpose", "user_id", "expires_at") SELECT "challenge", "purpose", "user_id", "expires_at" FROM `passkey_challenges`;--> statement-breakpoint
DROP TABLE `passkey_challenges`;--> statement-breakpoint
ALTER TABLE `__new_passkey_challenges` RENAME TO `passkey_challenges`;--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_end` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_billing_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`read_up_to` integer NOT NULL,
	CONSTRAINT "billing_marks_names" CHECK("__new_billing_marks"."name" in ('events', 'checkouts'))
);
--> statement-breakpoint
INSERT INTO `__new_billing_marks`("name", "read_up_to") SELECT "name", "read_up_to" FROM `billing_marks`;--> statement-breakpoint
DROP TABLE `billing_marks`;--> statement-breakpoint
ALTER TABLE `__new_billing_marks` RENAME TO `billing_marks`;--> statement-breakpoint
CREATE TABLE `__new_purchase_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`terms` text NOT NULL,
	`language` text NOT NULL,
	`agreed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "purchase_consents_items" CHECK("__new_purchase_consents"."item" in ('luxe_hosted', 'luxe_in_app', 'credits_10', 'credits_25'))
);
--> statement-breakpoint
INSERT INTO `__new_purchase_consents`("id", "user_id", "item", "price_cents", "currency", "terms", "language", "agreed_at") SELECT "id", "user_id", "item", "price_cents", "currency", "terms", "language", "agreed_at" FROM `purchase_consents`;--> statement-breakpoint
DROP TABLE `purchase_consents`;--> statement-breakpoint
ALTER TABLE `__new_purchase_consents` RENAME TO `purchase_consents`;--> statement-breakpoint
CREATE INDEX `purchase_consents_by_user` ON `purchase_consents` (`user_id`,`agreed_at`);--> statement-breakpoint
CREATE TABLE `__new_credit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`kind` text NOT NULL,
	`credits` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credit_entries_kinds" CHECK("__new_credit_entries"."kind" in ('grant', 'spend', 'reserve', 'settle', 'release', 'purchase', 'refund', 'return'))
);
--> statement-breakpoint
INSERT INTO `__new_credit_entries`("id", "user_id", "subject", "kind", "credits", "created_at") SELECT "id", "user_id", "subject", "kind", "credits", "created_at" FROM `credit_entries`;--> statement-breakpoint
DROP TABLE `credit_entries`;--> statement-breakpoint
ALTER TABLE `__new_credit_entries` RENAME TO `credit_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_one_end` ON `credit_entries` (`subject`) WHERE "credit_entries"."kind" in ('settle', 'release');--> statement-breakpoint
CREATE INDEX `credit_entries_by_user` ON `credit_entries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_once` ON `credit_entries` (`subject`,`kind`);--> statement-breakpoint
CREATE TABLE `__new_photos` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`byte_count` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "photos_kinds" CHECK("__new_photos"."kind" in ('profile', 'selfie', 'outfit', 'wardrobe', 'try-on', 'look'))
);
--> statement-breakpoint
INSERT INTO `__new_photos`("key", "user_id", "kind", "byte_count", "width", "height", "created_at") SELECT "key", "user_id", "kind", "byte_count", "width", "height", "created_at" FROM `photos`;--> statement-breakpoint
DROP TABLE `photos`;--> statement-breakpoint
ALTER TABLE `__new_photos` RENAME TO `photos`;--> statement-breakpoint
CREATE INDEX `photos_by_user` ON `photos` (`user_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_generated_outfits` (
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "generated_outfits_makers" CHECK("__new_generated_outfits"."made_by" in ('board', 'image_model'))
);
--> statement-breakpoint
INSERT INTO `__new_generated_outfits`("id", "user_id", "batch_id", "template_id", "title", "description", "occasion", "thumbnail_key", "aspect", "made_by", "pieces", "created_at") SELECT "id", "user_id", "batch_id", "template_id", "title", "description", "occasion", "thumbnail_key", "aspect", "made_by", "pieces", "created_at" FROM `generated_outfits`;--> statement-breakpoint
DROP TABLE `generated_outfits`;--> statement-breakpoint
ALTER TABLE `__new_generated_outfits` RENAME TO `generated_outfits`;--> statement-breakpoint
CREATE INDEX `generated_outfits_by_user` ON `generated_outfits` (`user_id`,`created_at`);--> statement-breakpoint
-- With the old table its triggers went (0001_ledger_triggers.sql).
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
