-- A heart is a wish to hear of the piece: a find that is saved is watched, and one whose heart goes is not. In the
-- same statement as the heart, whichever call gives or takes it. A day from now, some hours more or less.
CREATE TRIGGER wishlist_items_watch AFTER INSERT ON wishlist_items
WHEN NEW.product_id IS NULL
BEGIN
  UPDATE finds
  SET next_read_at = max(NEW.saved_at, read_at) + 72000000 + abs(random() % 28800000), failures = 0
  WHERE user_id = NEW.user_id AND address = NEW.item_id AND next_read_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER wishlist_items_unwatch AFTER DELETE ON wishlist_items
BEGIN
  UPDATE finds SET next_read_at = NULL WHERE user_id = OLD.user_id AND address = OLD.item_id;
END;
