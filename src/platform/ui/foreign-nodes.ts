/** The methods that are replaced; in a browser, of `Node.prototype`. */
interface Tree {
  removeChild: Node['removeChild']
  insertBefore: Node['insertBefore']
}

/**
 * Lets React continue after a translation tool or an extension has wrapped, moved or removed nodes. The browser's own
 * `removeChild` and `insertBefore` throw then, and the whole page would vanish.
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

/** Returns the child of a node that is, or contains, its former child; `null` if that has left the node. */
function childOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}
