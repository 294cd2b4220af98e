const files = new WeakMap<Element, string>()

/** One for all drawings of a page. */
let watching: IntersectionObserver | undefined

function watcher(): IntersectionObserver {
  watching ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target)
    },
    { rootMargin: '400px' },
  )
  return watching
}

function show(place: Element): void {
  watching?.unobserve(place)
  place.firstElementChild?.setAttribute('href', files.get(place)!)
}

/**
 * Puts a file of the build into the `use` of a place once that is near to being seen; returns a function that stops
 * it waiting.
 */
export function showOnceNear(place: Element, file: string): () => void {
  files.set(place, file)
  watcher().observe(place)
  return () => watching?.unobserve(place)
}
