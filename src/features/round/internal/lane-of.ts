/**
 * Returns the lane of an address such as "House 4, Mandi Street, Sarna": what stands behind the house, without the area's own name as it is
 * given; empty where nothing does. A build has the name in its own language only, all of them once an editor has written it.
 */
function laneOf(address: string, areaNames: readonly string[]): string {
  const [, ...rest] = address.split(/[,\n]/).map((part) => part.trim())
  return rest
    .filter((part) => part !== '' && !areaNames.some((name) => name.toLowerCase() === part.toLowerCase()))
    .join(', ')
}

/** Returns stops in the order of the round, together while they are in one lane. */
export function byLane<One extends { readonly address: string }>(
  stops: readonly One[],
  areaNames: readonly string[],
): { readonly lane: string; readonly doors: One[] }[] {
  const lanes: { lane: string; doors: One[] }[] = []
  for (const stop of stops) {
    const lane = laneOf(stop.address, areaNames)
    const last = lanes.at(-1)
    if (last?.lane.toLowerCase() === lane.toLowerCase()) last.doors.push(stop)
    else lanes.push({ lane, doors: [stop] })
  }
  return lanes
}
