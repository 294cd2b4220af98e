const files = new WeakMap<Element, string>()

/** Shared by all drawings of a page. */
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
 * Sets a file of the build as the `use` of an element once that is close to the viewport; returns a function that
 * stops the waiting.
 */
export function showOnceNear(place: Element, file: string): () => void {
  files.set(place, file)
  watcher().observe(place)
  return () => watching?.unobserve(place)
}
