// The worker's side follows.
export {}
