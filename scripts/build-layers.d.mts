import type { Plugin } from "vite";

export const layers: readonly string[];
export function layerOf(file: string): string;
export function inLayer(file: string, text: string): string;
export function putInLayers(root: string): Plugin;
