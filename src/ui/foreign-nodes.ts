/** What of a page's tree is changed here; in a browser the prototype of `Node`. */
interface Tree {
  removeChild: Node['removeChild']
  insertBefore: Node['insertBefore']
}

/**
 * Has React go on where a translation by the browser or an extension has wrapped, moved or taken away what React drew. A
 * browser's own `removeChild` and `insertBefore` throw there, and a whole page would vanish for the sake of one text.
 */
export function bearForeignNodes(tree: Tree): void {
  const { removeChild, insertBefore } = tree
  tree.removeChild = function <T extends Node>(this: Node, child: T): T {
    const own = childOf(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  tree.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childOf(this, before))
    return node
  }
}

/** The child of a node that is, or holds, what was its child; null where that has left it. */
function childOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}
