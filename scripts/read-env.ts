import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/*
 * Imported first by each script that has settings. Node's own `--env-file-if-exists` tells every newcomer that there is no
 * `.env`, which is how the app is meant to start.
 */
if (existsSync('.env')) loadEnvFile('.env')
