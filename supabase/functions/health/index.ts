/** Confirms that functions run, for monitors and for the pipeline's test. */
Deno.serve(() => Response.json({ ok: true }))
