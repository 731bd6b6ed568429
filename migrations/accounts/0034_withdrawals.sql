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
CREATE INDEX `withdrawals_due` ON `withdrawals` (`try_at`) WHERE "withdrawals"."try_at" is not null;
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
