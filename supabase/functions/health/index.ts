/** Says that functions run: for monitors and for the test of the pipeline. */
Deno.serve(() => Response.json({ ok: true }))
