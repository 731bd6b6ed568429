CREATE INDEX `outfit_posts_by_position` ON `outfit_posts` (`position`,`id`);--> statement-breakpoint
CREATE INDEX `outfit_posts_by_user` ON `outfit_posts` (`user_id`);