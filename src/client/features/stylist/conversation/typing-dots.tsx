/** Three pulsing dots while somebody is typing; `label` says who, for screen readers. */
export const TypingDots = ({ label }: { label: string }) => (
  <p className="flex h-8 items-center gap-1.5">
    <span className="sr-only">{label}</span>
    {[0, 1, 2].map((dot) => (
      <span
        key={dot}
        aria-hidden
        className="size-1.5 animate-pulse-soft rounded-full bg-ink-soft"
        style={{ animationDelay: `${dot * 200}ms` }}
      />
    ))}
  </p>
)
