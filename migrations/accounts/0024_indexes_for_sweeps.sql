CREATE INDEX `attempts_by_end` ON `attempts` (`window_ends_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_user` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `stripe_events_by_customer` ON `stripe_events` (`customer_id`);