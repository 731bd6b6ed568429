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
CREATE TABLE `switches` (
	`name` text PRIMARY KEY NOT NULL,
	`off_since` integer NOT NULL,
	CONSTRAINT "switches_names" CHECK("switches"."name" in ('photographs', 'sign_ups', 'payments', 'imports', 'mails'))
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `passkey_at` integer;
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
