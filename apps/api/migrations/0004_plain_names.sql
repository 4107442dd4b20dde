ALTER TABLE "products" RENAME COLUMN "shelf" TO "sort_rank";--> statement-breakpoint
ALTER INDEX "products_by_shelf" RENAME TO "products_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_level1_by_shelf" RENAME TO "products_level1_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_level2_by_shelf" RENAME TO "products_level2_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_level3_by_shelf" RENAME TO "products_level3_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_brand_by_shelf" RENAME TO "products_brand_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_foam_by_shelf" RENAME TO "products_foam_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_tag1_by_shelf" RENAME TO "products_tag1_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_tag2_by_shelf" RENAME TO "products_tag2_by_sort_rank";--> statement-breakpoint
ALTER INDEX "products_tag3_by_shelf" RENAME TO "products_tag3_by_sort_rank";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "gaps" TO "variables";
